import type { ColumnType, Generated } from 'kysely';

export interface HistoryItemsTable {
  id: string;
  user_id: string;
  formula: string;
  nombre_molecula: string | null;
  /** The analysis response without previews. */
  result_json: string;
  /**
   * JSON list of the pictures' names (history/picture-name.ts); in older items, of data
   * URLs.
   */
  image_previews: string;
  /** What the row counts: its texts, in older items with the pictures. */
  bytes: Generated<number>;
  created_at: number;
}

/** What lists show of an item (history/jobs/brief.ts), apart from its large texts. */
export interface HistoryBriefsTable {
  item_id: string;
  user_id: string;
  formula: string;
  nombre_molecula: string | null;
  /** JSON: the molecule's name by language. */
  names: string | null;
  created_at: number;
  status: string | null;
  smiles: string | null;
  confidence: number | null;
  elapsed_ms: number | null;
  techniques: string;
  search: string;
}

/** Previews of images, once for an account however many items show them. */
export interface HistoryPicturesTable {
  user_id: string;
  /** SHA-256 of the bytes, base64url. */
  hash: string;
  type: 'png' | 'jpeg';
  /** PostgreSQL gives a Buffer, SQLite an ArrayBuffer. */
  bytes: ColumnType<Buffer | ArrayBuffer, Buffer>;
  size: number;
}

/** Which items show a picture. */
export interface HistoryItemPicturesTable {
  item_id: string;
  user_id: string;
  hash: string;
}
