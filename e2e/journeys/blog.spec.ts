import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { expectWhole } from '../support/check-page.ts';
import { expect, forgiveFailedCalls, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

for (const language of LANGUAGES) {
  test(`${language}: the posts next to the first guide are whole at 320 px in both themes`, async ({
    page,
  }) => {
    const { guides } = WORDS[language].blog;
    await page.setViewportSize({ width: 320, height: 844 });
    for (const [slug, title] of [
      ['h1nmr', guides.h1nmr.title],
      ['c13nmr', guides.c13nmr.title],
      ['formula-first', null],
      ['reading-confidence', null],
      ['preparing-spectra', null],
      ['two-dimensional', null],
      ['fid-to-answer', null],
    ] as const) {
      await test.step(slug, async () => {
        await page.goto(`/${language}/blog/${slug}`);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(title ?? /./);
        await expectWhole(page, { language, title: await heading.innerText() });
      });
    }
  });
}

test('from the header to a guide, and Back to the list as it was filtered', async ({ page }) => {
  const { blog, shell } = WORDS.en;
  await page.goto('/en');
  await page.getByRole('button', { name: shell.groups.learning }).click();
  await page.getByRole('link', { name: shell.links.tutorials }).click();
  await page.getByRole('button', { name: blog.tags.c13, exact: true }).click();
  await expect(page).toHaveURL(/\/en\/blog\?tag=/);
  await page.getByRole('link', { name: `Read: ${blog.guides.c13nmr.title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.guides.c13nmr.title);
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: blog.back }).click();
  await expect(page.getByRole('button', { name: blog.tags.c13, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('status')).toHaveText('1 post');
});

test('an unknown post says so', async ({ page, consoleIsSilent }) => {
  await page.goto('/en/blog/no-such-post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found.');
  forgiveFailedCalls(consoleIsSilent);
});
