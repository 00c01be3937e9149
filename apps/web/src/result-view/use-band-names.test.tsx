// @vitest-environment jsdom
import type { EvidenceItem } from '@elucida/contract/analysis';
import { EVIDENCE_ROLES } from '@elucida/spectra/evidence/evidence-roles';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { useBandNames, useBandWords } from './use-band-names.ts';

cleanUpAfterEach();

/** Codes of bands that are about a peak. */
const CODES = Object.keys(EVIDENCE_ROLES).filter(
  (code) => code.startsWith('ir-band-') && code !== 'ir-band-missing',
);
const about = (code: string): EvidenceItem => ({
  technique: 'IR',
  code,
  atoms: [],
  verdict: 'neutral',
  peak: 0,
  ...(/found|foreign|compatible/.test(code) && { values: { vibration: 'c-o-double' } }),
});

function Names() {
  const nameOf = useBandNames('IR');
  return (
    <ul>
      {CODES.map((code) => (
        <li key={code}>{nameOf([about(code)], 0)}</li>
      ))}
    </ul>
  );
}

test.each(['en', 'es', 'eu'] as const)('%s: every band has a name', async (language) => {
  await useBandWords.load(language);
  await show(<Names />, { language });
  const names = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(names).toHaveLength(CODES.length);
  for (const name of names) expect(name).toMatch(/^\S.*[^:]$/);
});
