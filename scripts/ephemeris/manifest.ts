import { createHash } from 'node:crypto';
import { packFileName } from '#shared/engine/ephemeris/packed-format.ts';
import type { DecadeWindow } from './decade-files.ts';
import type { Fit } from './fit.ts';

/** A baked file and its name. */
export interface PackFile {
  readonly window: DecadeWindow;
  readonly bytes: Uint8Array;
}

/** Contents of `manifest.json` beside the files. */
export interface Manifest {
  readonly constants: string;
  readonly moon: string;
  readonly bodies: readonly {
    readonly id: string;
    readonly segmentDays: number;
    readonly degree: number;
    readonly toleranceArcsec: number;
    readonly maxErrorArcsec: number;
    readonly meanErrorArcsec: number;
  }[];
  readonly files: readonly {
    readonly file: string;
    /** Days TT since J2000. */
    readonly firstDay: number;
    readonly lastDay: number;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

function roundError(arcsec: number): number {
  return Number(arcsec.toFixed(5));
}

/** Hashes, sizes and fit errors of a bake. */
export function createManifest(
  constants: string,
  fits: readonly Fit[],
  files: readonly PackFile[],
): Manifest {
  return {
    constants,
    moon: 'ELP/MPP02, full series, npm astronomia 4.2.0',
    bodies: fits.map((fit) => ({
      id: fit.id,
      segmentDays: fit.header.segmentDays,
      degree: fit.header.degree,
      toleranceArcsec: fit.toleranceArcsec,
      maxErrorArcsec: roundError(fit.maxErrorArcsec),
      meanErrorArcsec: roundError(fit.meanErrorArcsec),
    })),
    files: files.map(({ window, bytes }) => ({
      file: packFileName(window.decade),
      firstDay: window.firstDay,
      lastDay: window.lastDay,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
}
