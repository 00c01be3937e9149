/** A sine bell over the whole of a decay: it begins at an angle and falls to zero at the end, 180°. */
export interface SineBell {
  /** 2: its square. */
  readonly power: 1 | 2;
  /** Degrees at which it begins, 0 to 90: 0 from zero, 90 from its top. */
  readonly from: number;
}

/** How the decays of a plane are weighted and filled, in both dimensions. */
export interface PlaneProcessing {
  /** `automatic`: by how the plane was sampled, as `processPlane` says. */
  readonly window: 'automatic' | SineBell;
  /** Filled with zeros to so many times the next power of two, up to the limits of `processPlane`. */
  readonly direct: number;
  readonly indirect: number;
}

/** What is done to the decays of a plane when nobody asks for anything else. */
export const USUAL_PLANE: PlaneProcessing = { window: 'automatic', direct: 1, indirect: 2 };

/** A window that is usual for an experiment. */
export interface PlanePreset extends PlaneProcessing {
  readonly id: 'cosy' | 'hsqc' | 'hmbc';
  readonly window: SineBell;
}

/**
 * Windows by experiment, as Bruker's parameter sets have them in `WDW` and `SSB` of both dimensions: squared sine bell
 * from zero for COSY as a magnitude (real file: arborinine, `cosygpppqf`), squared and from 90° for HSQC with phases
 * (the same sample, `hsqcetgpsisp2.2`), a plain sine bell from zero for HMBC as a magnitude (cyclosporin,
 * `hmbcgpndqf`).
 */
export const PLANE_PRESETS: readonly PlanePreset[] = [
  { ...USUAL_PLANE, id: 'cosy', window: { power: 2, from: 0 } },
  { ...USUAL_PLANE, id: 'hsqc', window: { power: 2, from: 90 } },
  { ...USUAL_PLANE, id: 'hmbc', window: { power: 1, from: 0 } },
];

/** The preset that steps have the values of; null where they are automatic or a person's own. */
export const planePresetOf = ({ window, direct, indirect }: PlaneProcessing): PlanePreset | null =>
  window === 'automatic'
    ? null
    : (PLANE_PRESETS.find(
        (preset) =>
          preset.window.power === window.power &&
          preset.window.from === window.from &&
          preset.direct === direct &&
          preset.indirect === indirect,
      ) ?? null);

/**
 * Weight at a share (0 to 1) of a decay: sin((180° − from) · share + from) to its power, which is `SINE` and `QSINE` of
 * TopSpin with `SSB` = 180° / from.
 */
export const bellAt = ({ power, from }: SineBell, share: number): number =>
  share >= 1 ? 0 : Math.sin((((180 - from) * share + from) * Math.PI) / 180) ** power;
