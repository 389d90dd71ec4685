import type { Penta } from '../engine/penta/group.ts';
import type { PentaGate } from '../engine/penta-matrix.ts';
import type { NameOf } from './penta-sentences.ts';
import { PENTA_TEXTS } from './penta-texts.data.ts';

/** As many names as a section shows. */
export const CONTRIBUTORS_SHOWN_MAX = 10;

/** The twelve functions in business and in family words. */
export interface Bg5Data {
  /** Row by row of the Penta’s matrix. */
  sections: {
    gate: PentaGate;
    teamLabel: string;
    familyLabel: string;
    isActive: boolean;
    /** Names, in the order of the members. */
    contributors: string[];
  }[];
  /** Gates with a holder, 0 to 100. */
  coveragePct: number;
}

/** Who contributes to which function. */
export function bg5DataOf({ gates, coverage }: Penta, nameOf: NameOf): Bg5Data {
  return {
    sections: gates.map(({ gate, isActive, holders }) => ({
      gate,
      teamLabel: PENTA_TEXTS[gate].label,
      familyLabel: PENTA_TEXTS[gate].familyLabel,
      isActive,
      contributors: holders.slice(0, CONTRIBUTORS_SHOWN_MAX).map(({ member }) => nameOf(member)),
    })),
    coveragePct: coverage.gatePercent,
  };
}
