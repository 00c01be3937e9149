import type { AnalysisResponse } from '@elucida/contract/analysis';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchNames } from '../lib/api/name-calls.ts';
import { fetchMolfile } from '../lib/api/structure-calls.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { CopyIcon } from '../ui/icons.tsx';
import { Menu } from '../ui/menu.tsx';
import { pictureOf } from './picture-of.ts';
import { pubchemSearch } from './pubchem-search.ts';
import { useStructureSvg } from './structure.tsx';

interface Props {
  smiles: string;
  name: string | null;
  /** Hill order; null where it is not known. */
  formula: string | null;
  /** The whole result, where it can be copied too. */
  result?: AnalysisResponse;
}

const textOf = (text: string) => Promise.resolve(new Blob([text], { type: 'text/plain' }));
const molfileOf = async (smiles: string) => textOf(await fetchMolfile(smiles));

/**
 * One menu for everything that can be copied of a molecule: SMILES, InChI, InChIKey, molfile, SVG,
 * PNG, name and formula; and the way to it in PubChem.
 */
export function CopyMenu({ smiles, name, formula, result }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [message, setMessage] = useState('');
  const { data: svg } = useStructureSvg(smiles);
  // The server writes them: the library that can is seven megabytes.
  const identifier = async (which: 'inchi' | 'inchikey') => {
    const text = (await fetchNames(smiles, { language })).structure?.[which];
    if (!text) throw new Error(`no ${which}`);
    return textOf(text);
  };
  const items = [
    { what: t('result.copySmiles'), type: 'text/plain', content: () => textOf(smiles) },
    { what: t('result.copyInchi'), type: 'text/plain', content: () => identifier('inchi') },
    { what: t('result.copyInchikey'), type: 'text/plain', content: () => identifier('inchikey') },
    { what: t('result.copyMolfile'), type: 'text/plain', content: () => molfileOf(smiles) },
    ...(svg === undefined
      ? []
      : [
          { what: t('result.copySvg'), type: 'text/plain', content: () => textOf(svg) },
          { what: t('result.copyPng'), type: 'image/png', content: () => pictureOf(svg) },
        ]),
    ...(name === null
      ? []
      : [{ what: t('result.copyName'), type: 'text/plain', content: () => textOf(name) }]),
    ...(formula === null
      ? []
      : [
          {
            what: t('result.copyFormula'),
            type: 'text/plain',
            content: () => textOf(formulaUnicode(formula)),
          },
        ]),
    ...(result
      ? [
          {
            what: t('result.copyJson'),
            type: 'text/plain',
            content: () => textOf(JSON.stringify(result, null, 2)),
          },
        ]
      : []),
  ];
  // A promise inside the item keeps the click's permission while the content is made.
  const copy = async ({ what, type, content }: (typeof items)[number]) => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [type]: content() })]);
      setMessage(t('result.copiedWhat', { what }));
    } catch {
      setMessage(t('result.copyFailed'));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Menu
        label={
          <>
            <CopyIcon />
            {t('result.copyMenu')}
          </>
        }
        items={[
          ...items.map((item) => ({ label: item.what, onSelect: () => void copy(item) })),
          { label: t('result.searchPubchem'), href: pubchemSearch(smiles) },
        ]}
      />
      <span role="status" className="text-sm text-text-2 empty:absolute">
        {message}
      </span>
    </div>
  );
}
