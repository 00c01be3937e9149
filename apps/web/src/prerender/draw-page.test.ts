import { shell } from '@elucida/messages/catalogue/en/shell';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { beforeAll, expect, test } from 'vitest';
import { languageInstance } from '../lib/i18n/language-instance.ts';
import { drawPage } from './draw-page.tsx';
import { fillPage } from './fill-page.ts';

const MAIN = ['home', 'new', 'manual', 'history'] as const;

// Fetches the screens' modules, which a busy machine takes long over.
beforeAll(async () => {
  for (const screen of MAIN) await drawPage({ language: 'en', screen, signedIn: false });
}, 180_000);

test.each(LANGUAGES.flatMap((language) => MAIN.map((screen) => ({ language, screen }))))(
  '$language/$screen is drawn in its language, whole and without scripts',
  async ({ language, screen }) => {
    const { t } = await languageInstance(language);
    const { title, html } = await drawPage({ language, screen, signedIn: false });
    expect(title).toBe(t(`shell.titles.${screen}`));
    // Header, heading, screen and footer; nothing left to come.
    for (const text of [
      t('shell.start'),
      screen === 'home' ? t('home.title') : t(`shell.titles.${screen}`),
      t('shell.footer.line'),
    ])
      expect(html).toContain(text);
    expect(html).not.toMatch(/<script|<template|<!--\$[?!]/);
  },
);

test('until its code is there, what would do nothing takes no click', async () => {
  const { html } = await drawPage({ language: 'en', screen: 'auth', signedIn: false });
  const controls = html.match(/<(button|input|select|textarea)[^>]*>/g)!;
  expect(controls.length).toBeGreaterThan(5);
  for (const control of controls) expect(control).toContain(' inert data-asleep');
});

test('who has a session is not told to sign in while it is not known who that is', async () => {
  const { t } = await languageInstance('es');
  const [visitor, user] = await Promise.all(
    [false, true].map((signedIn) => drawPage({ language: 'es', screen: 'manual', signedIn })),
  );
  expect([visitor, user].map((page) => page!.html.includes(t('manual.mustSignIn')))).toEqual([
    true,
    false,
  ]);
});

const BUILT = [
  '<!doctype html>',
  '<html lang="en">',
  '  <head>',
  `    <meta name="description" content="${shell.description}" />`,
  '    <title>Elucida</title>',
  '  </head>',
  '  <body>',
  '    <div id="root"></div>',
  '  </body>',
  '</html>',
  '',
].join('\n');

test('a drawn page fills the built one; title and texts are taken as they are', () => {
  const page = fillPage(BUILT, {
    language: 'eu',
    signedIn: true,
    title: 'A & <b> $1',
    description: 'Espektroetatik "molekulara"',
    html: '<p>$& 100 $</p>',
  });
  expect(page).toContain('<html lang="eu">');
  expect(page).toContain('content="Espektroetatik &quot;molekulara&quot;"');
  expect(page).toContain('<title>A &amp; &lt;b> $1 · Elucida</title>');
  expect(page).toContain('<div id="root" data-drawn-for="user"><p>$& 100 $</p></div>');
});

test('an index.html without a place for the page is refused', () => {
  expect(() =>
    fillPage(BUILT.replace('<div id="root"></div>', ''), {
      language: 'es',
      signedIn: false,
      title: '',
      description: '',
      html: '',
    }),
  ).toThrow('<div id="root"></div>');
});
