import type { PlaceChoice } from '#shared/domain/place-choices.ts';
import { BODY_IDS, type BodyId, type Side } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import { type Chart, computeChart } from '#shared/engine/chart.ts';
import { type Ephemeris, EphemerisRangeError } from '#shared/engine/ephemeris/port.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { birthInstant, type PlaceSources } from './birth-instant.ts';
import { RowError, type RowErrorCode, readRow } from './row.ts';

/** A chart as the command prints it. */
export interface ChartAnswer {
  readonly utc: string;
  readonly designUtc: string;
  /** "gate.line" */
  readonly activations: Readonly<Record<Side, Readonly<Record<BodyId, string>>>>;
  readonly type: string;
  readonly strategy: string;
  readonly authority: string;
  /** "5/1" */
  readonly profile: string;
  readonly definition: string;
  readonly incarnationCross: string;
  /** Defined centers, from Head to Root. */
  readonly centers: readonly Capitalize<CenterId>[];
  readonly channels: readonly ChannelId[];
  readonly gates: readonly GateNumber[];
}

export interface ErrorAnswer {
  readonly error: {
    readonly code: RowErrorCode | 'internal';
    readonly message: string;
    readonly instants?: readonly string[];
    readonly choices?: readonly PlaceChoice[];
  };
}

export interface ChartSources extends PlaceSources {
  readonly ephemeris: Ephemeris;
}

function iso(utcMs: number): string {
  return new Date(utcMs).toISOString();
}

/** "solarPlexus" → "SolarPlexus" */
function capitalize(id: CenterId): Capitalize<CenterId> {
  // TypeScript has the type; the standard library lacks the function.
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}` as Capitalize<CenterId>;
}

function gateLines(chart: Chart, side: Side): Record<BodyId, string> {
  return recordOf(BODY_IDS, (id) => {
    const { gate, line } = chart.activations[side][id];
    return `${gate}.${line}`;
  });
}

function presentChart(chart: Chart): ChartAnswer {
  return {
    utc: iso(chart.birthUtcMs),
    designUtc: iso(chart.designUtcMs),
    activations: {
      personality: gateLines(chart, 'personality'),
      design: gateLines(chart, 'design'),
    },
    type: chart.type,
    strategy: chart.strategy,
    authority: chart.authority,
    profile: chart.profile.id,
    definition: chart.definition,
    incarnationCross: chart.incarnationCross.fullName,
    centers: chart.definedCenters.map(capitalize),
    channels: chart.definedChannels,
    gates: chart.activeGates,
  };
}

function presentError(error: unknown): ErrorAnswer {
  if (error instanceof RowError) {
    const { code, message, instants, choices } = error;
    return {
      error: {
        code,
        message,
        ...(instants && { instants: instants.map(iso) }),
        ...(choices && { choices }),
      },
    };
  }
  if (error instanceof EphemerisRangeError) {
    return { error: { code: 'birth.date_out_of_range', message: error.message } };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { error: { code: 'internal', message } };
}

/** The chart of a birth, or the error; never throws. */
export async function answerRow(
  input: unknown,
  sources: ChartSources,
): Promise<ChartAnswer | ErrorAnswer> {
  try {
    const utcMs = await birthInstant(readRow(input), sources);
    return presentChart(computeChart(utcMs, sources.ephemeris));
  } catch (error) {
    return presentError(error);
  }
}

/** Like `answerRow`, for a line of JSON text. */
export async function answerLine(
  line: string,
  sources: ChartSources,
): Promise<ChartAnswer | ErrorAnswer> {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return { error: { code: 'request.invalid', message: 'The line is no JSON' } };
  }
  return answerRow(input, sources);
}
