/** A whole molecule, or a part of one as decision 39 reads it. */
export type Drawn = 'structure' | 'fragment';

/** What the drawing area is given. */
export interface DrawingProps {
  drawn: Drawn;
  /** A SMILES to begin from; nothing is drawn without. */
  smiles?: string | undefined;
  onUse: (smiles: string) => void;
  onClose: () => void;
}
