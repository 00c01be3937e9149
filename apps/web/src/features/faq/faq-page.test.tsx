// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { expect, test } from 'vitest';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { FaqPage } from './faq-page.tsx';
import { faq as faqEn } from '@elucida/messages/pages/en/faq';
import { models as modelsEn } from '@elucida/messages/pages/en/models';
import { faq as faqEs } from '@elucida/messages/pages/es/faq';
import { models as modelsEs } from '@elucida/messages/pages/es/models';
import { faq as faqEu } from '@elucida/messages/pages/eu/faq';
import { models as modelsEu } from '@elucida/messages/pages/eu/models';
import { fakeServer } from '../../testing/fake-server.ts';
import { conditional, configured } from '../../testing/conditional-texts.ts';

cleanUpAfterEach();

const GROUPS = {
  en: ['Getting started', 'Analysis', 'Quota', 'Billing', 'Privacy', 'Troubleshooting'],
  es: ['Primeros pasos', 'Análisis', 'Cuota', 'Facturación', 'Privacidad', 'Solución de problemas'],
  eu: ['Lehen urratsak', 'Analisia', 'Kuota', 'Fakturazioa', 'Pribatutasuna', 'Arazoak konpontzea'],
};
const addresses = (inside: HTMLElement) =>
  [...inside.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test.each(LANGUAGES)(
  '%s: six groups of three questions, each with an answer to open',
  async (language) => {
    await act(async () => void (await show(<FaqPage />, { at: `/${language}/faq`, language })));
    await screen.findByRole('heading', { level: 1 });
    for (const name of GROUPS[language]) {
      const questions = [...screen.getByRole('region', { name }).querySelectorAll('details')];
      expect(questions).toHaveLength(3);
      for (const details of questions) {
        expect(details.querySelector('summary')?.textContent).toMatch(/\?$/);
        expect(details.querySelector('p')?.textContent).toMatch(/\.$/);
      }
    }
    expect(document.querySelectorAll('details')).toHaveLength(18);
  },
);

test('links lead to the pages it speaks of', async () => {
  await act(async () => void (await show(<FaqPage />, { at: '/en/faq' })));
  expect(addresses(await screen.findByRole('navigation', { name: 'Quick links' }))).toEqual([
    '/en/pricing',
    '/en/usage',
    '/en/account',
  ]);
  expect(addresses(screen.getByRole('region', { name: 'Where to go next' }))).toEqual([
    '/en/new',
    '/en/pricing',
    '/en/isomers',
    '/en/account',
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Billing' })).getByText(/billing runs in test mode/),
  ).toBeTruthy();
});

const TEXTS = { en: [faqEn, modelsEn], es: [faqEs, modelsEs], eu: [faqEu, modelsEu] } as const;

test.each(
  LANGUAGES.flatMap(
    (language) =>
      [
        [language, true],
        [language, false],
      ] as const,
  ),
)(
  '%s: what it says of AI is what holds (configured: %s), and the switch is called as it is',
  async (language, inUse) => {
    fakeServer(configured(inUse));
    await act(async () => void (await show(<FaqPage />, { at: `/${language}/faq`, language })));
    const sentences = conditional(TEXTS[language][0]);
    expect(sentences.length).toBeGreaterThanOrEqual(3);
    for (const { withAi, withoutAi } of sentences) {
      const [there, absent] = inUse
        ? [withAi.replaceAll('{{names}}', 'OpenAI'), withoutAi]
        : [withoutAi!, withAi.replaceAll('{{names}}', 'OpenAI')];
      await expect.poll(() => document.body.textContent).toContain(there);
      if (absent !== null) expect(document.body.textContent).not.toContain(absent);
    }
    expect(document.body.textContent.includes(TEXTS[language][1].ask.label)).toBe(inUse);
  },
);
