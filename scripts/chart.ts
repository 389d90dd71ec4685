import { loadEphemeris } from '#server/ephemeris.ts';
import type { ChartSources } from './chart/answer.ts';
import { runChartCommand } from './chart/command.ts';
import { lazyPlaceSources } from './chart/places.ts';

const sources: ChartSources = { ephemeris: loadEphemeris(), ...lazyPlaceSources() };

// A reader that stops early (`| head`) closes the pipe; that is not an error.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await runChartCommand(
  process.argv.slice(2),
  process.stdin,
  process.stdout,
  sources,
);
