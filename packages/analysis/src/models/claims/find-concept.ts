import { GROUP_CONCEPTS } from './group-concepts.ts';
import type { GroupConcept } from './group-concept.ts';

/** Words around a group's own that say nothing about which it is. */
const FRAMES = new RegExp(
  String.raw`\b(?:the|an?|group|moiety|unit|functional|functionality|stretch(?:ing)?|` +
    'bend(?:ing)?|vibration|band|absorption|signals?|peaks?|carbons?|protons?|' +
    'hydrogens?|atoms?|grupo|el|la|tension|banda|senal|protones|hidrogenos|' +
    String.raw`carbonos|taldea|banda|seinalea|protoiak|tentsioa)\b`,
  'g',
);

/**
 * A group as a model writes it, made comparable: no case, accents, subscripts, kinds of dashes, or
 * words like "group".
 */
export function normaliseWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐-―−–—]/gu, '-')
    .replace(/≡/g, '#')
    .replace(/[()](?![\dch])/g, ' ')
    .replace(FRAMES, ' ')
    .replace(/[\s_]+/g, ' ')
    .replace(/^[\s,.;:-]+|[\s,.;:-]+$/g, '')
    .trim();
}

const BY_WORD = new Map(
  GROUP_CONCEPTS.flatMap((concept) => concept.words.map((word) => [word, concept] as const)),
);

/** What a model means by a group's name; null for a word that no table has. */
export function findConcept(text: string): GroupConcept | null {
  const word = normaliseWord(text);
  return BY_WORD.get(word) ?? BY_WORD.get(word.replace(/s$/, '')) ?? null;
}
