import { GRID_FIRST_DAY } from '#shared/engine/ephemeris/packed-format.ts';
import { createChannels } from './channels.ts';
import { J2000_JD } from './constants.ts';
import { decadeWindows, encodeDecade } from './decade-files.ts';
import { fitChannel } from './fit.ts';
import { createManifest, type Manifest, type PackFile } from './manifest.ts';
import { createSolarSystem } from './solar-system.ts';
import type { ConstantSet } from './states.data.ts';

/** Margins of the integration around the fitted range: light time before, a last segment after. */
const DAYS_BEFORE = 10;
const DAYS_AFTER = 260;

/** Everything from the constants to the files, logging its progress. Takes about two minutes. */
export function bakeEphemeris(
  constants: ConstantSet,
  tell: (message: string) => void,
): { files: PackFile[]; manifest: Manifest } {
  const windows = decadeWindows();
  const lastDay = Math.max(...windows.map((window) => window.lastDay));
  tell(`integrating ${constants.name}, summing the lunar theory`);
  const firstJd = J2000_JD + GRID_FIRST_DAY;
  const lastJd = J2000_JD + lastDay;
  const system = createSolarSystem(constants, firstJd - DAYS_BEFORE, lastJd + DAYS_AFTER);
  const fits = createChannels(system, firstJd, lastJd).map((channel) => {
    const fit = fitChannel(channel, { lastDay });
    tell(
      `${fit.id}: segments of ${fit.header.segmentDays} days, error ` +
        `${fit.meanErrorArcsec.toFixed(4)} mean, ${fit.maxErrorArcsec.toFixed(4)} max arcsec`,
    );
    return fit;
  });
  const files = windows.map((window) => ({ window, bytes: encodeDecade(fits, window) }));
  return { files, manifest: createManifest(constants.name, fits, files) };
}
