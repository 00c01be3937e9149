// @vitest-environment jsdom
import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { LegalPage } from './legal-page.tsx';
import { legal as legalEn } from '@elucida/messages/pages/en/legal';
import { legal as legalEs } from '@elucida/messages/pages/es/legal';
import { legal as legalEu } from '@elucida/messages/pages/eu/legal';
import { conditional, configured } from '../../testing/conditional-texts.ts';

cleanUpAfterEach();

const WORDS: Readonly<
  Record<
    Language,
    { terms: string; privacy: string; updated: string; first: string; last: string; write: string }
  >
> = {
  en: {
    terms: 'Terms of use',
    privacy: 'Privacy',
    updated: 'Last updated August 2025',
    first: '1. Use',
    last: '7. Support contact',
    write: 'Open the contact form',
  },
  es: {
    terms: 'Condiciones de uso',
    privacy: 'Privacidad',
    updated: 'Última actualización: agosto de 2025',
    first: '1. Uso',
    last: '7. Contacto de soporte',
    write: 'Abrir el formulario de contacto',
  },
  eu: {
    terms: 'Erabilera-baldintzak',
    privacy: 'Pribatutasuna',
    updated: 'Azken eguneratzea: 2025eko abuztua',
    first: '1. Erabilera',
    last: '7. Laguntzarako kontaktua',
    write: 'Ireki kontaktu-inprimakia',
  },
};

test.each(LANGUAGES)(
  '%s: eight sections of terms and seven of privacy, each with a heading and text',
  async (language) => {
    await act(async () => void (await show(<LegalPage />, { at: `/${language}/legal`, language })));
    const words = WORDS[language];
    expect(await screen.findByText(words.updated)).toBeTruthy();
    const sections = [
      [words.terms, 8],
      [words.privacy, 7],
    ] as const;
    for (const [name, count] of sections) {
      const headings = within(screen.getByRole('region', { name })).getAllByRole('heading', {
        level: 3,
      });
      expect(headings).toHaveLength(count);
      expect(
        new Set(headings.map((heading) => heading.textContent.replace(/^\d\. /, '').trim())).size,
      ).toBe(count);
      for (const heading of headings) {
        expect(heading.textContent).toMatch(/^[1-8]\. \S/);
        const paragraphs = [...heading.parentElement!.querySelectorAll('p')].map(
          (paragraph) => paragraph.textContent,
        );
        expect(paragraphs.length).toBeGreaterThan(0);
        for (const paragraph of paragraphs) expect(paragraph.length).toBeGreaterThan(40);
      }
    }
    expect(screen.getByRole('heading', { name: words.first })).toBeTruthy();
    expect(screen.getByRole('heading', { name: words.last })).toBeTruthy();
    expect(screen.getByRole('link', { name: words.write }).getAttribute('href')).toBe(
      `/${language}/about#feedback`,
    );
  },
);

test('the address of the cookie notice scrolls to the privacy part once the words have come', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
  await act(
    async () => void (await show(<LegalPage />, { at: '/eu/legal#privacy', language: 'eu' })),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Baldintzak eta pribatutasuna' }),
  ).toBeTruthy();
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith('privacy'));
});

test.each([
  [
    { ai_in_use: false, billing: 'test', contact_email: null },
    [
      /leave the server only where an AI provider is configured\. On this server none is\./,
      /Billing runs in test mode/,
    ],
    /Stripe takes the payment/,
  ],
  [
    { ai_in_use: true, billing: 'stripe', contact_email: 'help@elucida.example' },
    [
      /^This server is set up to ask AI \(OpenAI\)\. In every analysis for which you do not switch it off/,
      /Stripe takes the payment/,
    ],
    /Billing runs in test mode/,
  ],
] as const)(
  'what the text says of AI and payments, and the support address, follow the settings',
  async (settings, there, absent) => {
    fakeServer({
      'GET /api/settings': {
        json: {
          community_url: null,
          network_url: null,
          providers: [{ id: 'openai', in_use: settings.ai_in_use }],
          direct_downgrade: false,
          ...settings,
        },
      },
    });
    await act(async () => void (await show(<LegalPage />, { at: '/en/legal' })));
    for (const words of there) expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(absent)).toBeNull();
    expect(
      screen.queryByRole('link', { name: 'help@elucida.example' })?.getAttribute('href') ?? null,
    ).toBe(settings.contact_email === null ? null : `mailto:${settings.contact_email}`);
  },
);

const TEXTS = { en: legalEn, es: legalEs, eu: legalEu } as const;

test.each(
  LANGUAGES.flatMap(
    (language) =>
      [
        [language, true],
        [language, false],
      ] as const,
  ),
)('%s: what leaves the server is said as it is (configured: %s)', async (language, inUse) => {
  fakeServer(configured(inUse));
  await act(async () => void (await show(<LegalPage />, { at: `/${language}/legal`, language })));
  const sentences = conditional(TEXTS[language]);
  expect(sentences.length).toBeGreaterThanOrEqual(1);
  for (const { withAi, withoutAi } of sentences) {
    const withNames = withAi.replaceAll('{{names}}', 'OpenAI');
    await expect.poll(() => document.body.textContent).toContain(inUse ? withNames : withoutAi);
    expect(document.body.textContent).not.toContain(inUse ? withoutAi : withNames);
  }
});
