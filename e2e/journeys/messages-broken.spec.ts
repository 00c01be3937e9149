import { freshAccount, registered } from './accounts.ts';
import { expect, test, type Answer } from '../support/broken-app.ts';

/**
 * The messages of specification §8 where a server breaks: every answer here comes over the network,
 * from a server between the browser and the app.
 */

const HTML = { status: 500, body: '<h1>Internal Server Error</h1>' };
const CUT_OFF = { status: 500, body: '{"detail": "cut o' };
const DETAIL = {
  status: 500,
  json: { detail: 'Something went wrong on the server. Please try again.', code: 'internal' },
};
const NETWORK = 'Network error. Please try again.';
const NOT_UNDERSTOOD = 'The server’s answer could not be understood. Please try again.';
const item = (field: string, type: string, msg: string): Answer => ({
  status: 422,
  json: { code: 'invalid_input', detail: [{ loc: ['body', field], msg, type }] },
});

test('sign-in: every refusal in its words, its fields highlighted', async ({ page, broken }) => {
  const SIGN_IN: readonly [Answer, string, readonly string[]][] = [
    [HTML, 'Authentication error.', []],
    [CUT_OFF, 'Authentication error.', []],
    [{ status: 429, body: '' }, 'Authentication error.', []],
    [DETAIL, 'Something went wrong on the server. Please try again.', []],
    [{ status: 422, body: '' }, 'Validation error.', []],
    [
      item('password', 'too_small', 'Too small'),
      'The password must be at least 6 characters.',
      ['Password'],
    ],
    [item('name', 'too_small', 'Too small'), 'Name is required (min. 1 character).', []],
    [
      item('email', 'value_error', 'No such domain'),
      'Please enter a valid email address.',
      ['Email'],
    ],
    [item('captcha', 'missing', 'Solve the captcha.'), 'Solve the captcha.', []],
    [item('captcha', 'missing', ''), 'Invalid data.', []],
    [
      { status: 400, json: { detail: { message: 'This email is blocked.', code: 'BLOCKED' } } },
      'This email is blocked.',
      ['Email'],
    ],
    [{ status: 400, json: { detail: { code: 'BLOCKED' } } }, 'BLOCKED', []],
    [{ status: 401, json: { detail: 'Bad password' } }, 'Bad password', ['Password']],
    ['dropped', NETWORK, []],
  ];
  await page.goto('/en/auth');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  for (const [given, words, fields] of SIGN_IN) {
    broken.spoil('/api/auth/login', given);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText(words);
    expect(
      await page
        .locator('[aria-invalid=true]')
        .evaluateAll((inputs) =>
          inputs.map(
            (input) =>
              (input as unknown as { labels: { textContent: string }[] }).labels[0]!.textContent,
          ),
        ),
    ).toEqual(fields);
  }
});

test('sign-in: what the browser can tell', async ({ page }) => {
  const CHECKS = [
    ['', 'ada@example.org', 'secret', 'Name is required (min. 1 character).'],
    ['Ada', 'ada@', 'secret', 'Please enter a valid email address.'],
    ['Ada', 'ada@example.org', '12345', 'The password must be at least 6 characters.'],
  ] as const;
  await page.goto('/en/auth');
  await page.getByRole('button', { name: 'I am new here' }).click();
  for (const [name, email, password, words] of CHECKS) {
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toHaveText(words);
  }
});

test('verification: refusals without a sentence, and no address at all', async ({
  page,
  broken,
}) => {
  await registered(page, freshAccount());
  const SENDING = [
    [{ status: 429, body: '' }, 'Please wait before requesting again.'],
    [{ status: 429, json: { detail: 'Wait 12 seconds.' } }, 'Wait 12 seconds.'],
    [HTML, 'HTTP 500'],
    [{ status: 200, body: 'not JSON' }, NOT_UNDERSTOOD],
    ['dropped', NETWORK],
  ] as const;
  for (const [given, words] of SENDING) {
    broken.spoil('/api/auth/verify/resend', given);
    await page.goto('/en/account');
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  for (const [given, words] of [
    [{ status: 400, json: { detail: 'No.' } }, 'No.'],
    [CUT_OFF, 'HTTP 500'],
    ['dropped', NETWORK],
  ] as const) {
    broken.spoil('/api/auth/verify', given);
    await page.getByLabel('6-digit code').fill('');
    await page.getByLabel('6-digit code').pressSequentially('12 34 56');
    await expect(page.getByLabel('6-digit code')).toHaveValue('123456');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.locator('#code-message')).toHaveText(words);
  }
  broken.spoil('/api/auth/me', { altered: { email: '' } });
  await page.goto('/en/account');
  await expect(page.getByText('Missing email.', { exact: true })).toBeVisible();
});

test('quota: the server’s sentence, else the status; and what cannot be read', async ({
  page,
  broken,
}) => {
  await registered(page, freshAccount());
  for (const [given, words] of [
    [DETAIL, DETAIL.json.detail],
    [HTML, 'HTTP 500'],
    [{ status: 429, body: '' }, 'HTTP 429'],
    [{ status: 200, body: 'null' }, NOT_UNDERSTOOD],
    [{ status: 200, body: '{"used_today"' }, NOT_UNDERSTOOD],
    ['dropped', NETWORK],
  ] as const) {
    broken.spoil('/api/stats/quota', given);
    await page.goto('/en/usage');
    await expect(page.getByRole('alert')).toHaveText(words);
  }
});

test('feedback: the reason after “Error:”, on both pages', async ({ page, broken }) => {
  for (const [address, given, words] of [
    ['/en/about', HTML, 'Error: HTTP 500'],
    ['/en/account', DETAIL, 'Error: Something went wrong on the server. Please try again.'],
    ['/en/about', 'dropped', `Error: ${NETWORK}`],
  ] as const) {
    broken.spoil('/api/feedback', given);
    await page.goto(address);
    await page.getByLabel('Your message').fill('Hello');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('Hello');
  }
});

test('blog: a list that fails or cannot be read shows the three guides, a post its stub, else the first', async ({
  page,
  broken,
}) => {
  for (const given of [DETAIL, { status: 200, body: '[{"slug"' }, 'dropped'] as const) {
    broken.spoil('/api/blog*', given);
    await page.goto('/en/blog');
    await expect(page.getByRole('link', { name: /^Read: / })).toHaveCount(3);
    for (const [slug, title] of [
      ['c13nmr', 'Reading a ¹³C NMR spectrum'],
      ['formula-first', 'Reading an IR spectrum'],
    ] as const) {
      await page.goto(`/en/blog/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  }
});
