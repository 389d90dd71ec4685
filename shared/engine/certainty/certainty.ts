import type { AuthorityName } from '../authority.ts';
import { BODY_IDS, type PerPosition, SIDES } from '../bodies.ts';
import { type ChannelStatus, channelStatusAt, hasGate } from '../bodygraph.ts';
import { CENTER_IDS, type CenterId, hasCenter } from '../centers.ts';
import { recordOfChannels } from '../channel-record.ts';
import { CHANNELS, type ChannelId } from '../channels.ts';
import { crossOf } from '../cross.ts';
import type { Definition } from '../definition.ts';
import type { Ephemeris } from '../ephemeris/port.ts';
import { TYPES, type TypeName } from '../human-type.ts';
import { entryAt, recordOf } from '../lookup.ts';
import { PENTA_GATES, type PentaGate } from '../penta-matrix.ts';
import { type Profile, type ProfileId, profileOf } from '../profile.ts';
import { GATE_NUMBERS, type GateNumber } from '../wheel.ts';
import { type Attribute, attributeOf, type GateCertainty, gateCertaintyOf } from './attribute.ts';
import { lineMotionIn } from './crossings.ts';
import { gateSpansOf } from './gate-spans.ts';
import { type Flip, type Part, partsOf, positionIndex, type TimeSpan } from './parts.ts';
import { gateOfLine, lineInGate, type PositionText, positionTextAt } from './wheel-lines.ts';
import { type BirthWindow, checkedWindow } from './window.ts';

/**
 * What an uncertain birth time leaves open: plain data, fit for JSON. Instants are UTC in
 * milliseconds since 1970, spans include their start and not their end. The flip that ends an
 * interval is the one in `flips` with the interval's `toUtcMs`.
 */
export interface Certainty {
  readonly window: BirthWindow;
  /** Every instant at which any position changes its line, in order of time. */
  readonly flips: readonly Flip[];
  /** Between the flips; they tile the window. */
  readonly parts: readonly TimeSpan[];
  readonly type: Attribute<TypeName>;
  readonly strategy: Attribute<string>;
  readonly authority: Attribute<AuthorityName>;
  readonly definition: Attribute<Definition>;
  readonly profile: Attribute<ProfileId>;
  /** Full names: "Right Angle Cross of Planning 3". */
  readonly incarnationCross: Attribute<string>;
  readonly centers: Readonly<Record<CenterId, Attribute<'defined' | 'open'>>>;
  readonly channels: Readonly<Record<ChannelId, Attribute<ChannelStatus>>>;
  readonly gates: Readonly<Record<GateNumber, GateCertainty>>;
  /** The Penta's gates again, as in `gates`. */
  readonly pentaGates: Readonly<Record<PentaGate, GateCertainty>>;
  readonly positions: PerPosition<Attribute<PositionText>>;
}

const PERSONALITY_SUN = positionIndex('personality', 'sun');
const DESIGN_SUN = positionIndex('design', 'sun');

function profileIn({ lines }: Part): Profile {
  return profileOf(
    lineInGate(entryAt(lines, PERSONALITY_SUN)),
    lineInGate(entryAt(lines, DESIGN_SUN)),
  );
}

function crossIn(part: Part): string {
  const gate = gateOfLine(entryAt(part.lines, PERSONALITY_SUN));
  return crossOf(gate, profileIn(part).angle.code).fullName;
}

function positionsOver(parts: readonly Part[]): Certainty['positions'] {
  return recordOf(SIDES, (side) =>
    recordOf(BODY_IDS, (body) => {
      const index = positionIndex(side, body);
      return attributeOf(parts, ({ lines }) => positionTextAt(entryAt(lines, index)));
    }),
  );
}

/**
 * What holds throughout a window of birth instants, and what changes when.
 *
 * Method: a chart depends on nothing but the lines of its 26 positions (colors and tones aside),
 * so it can change only where one of them crosses an edge of a line. These instants are found by
 * root-finding (`lineMotionIn`), not by computing charts at intervals. Between two neighboring
 * ones the chart is constant: the rules are applied once to each such part. Flips are exact to the
 * millisecond against `computeChart` with the same ephemeris; since that knows positions to some
 * 0.01″ and takes UTC as UT1, the real sky's may lie a second off, those of slow bodies minutes.
 *
 * Left out: colors, tones, bases and with them the variables, which change within minutes.
 *
 * @param window at most `MAX_WINDOW_HOURS`: a local day's bounds, or `windowAround` a birth
 * @throws RangeError for an empty, reversed or too long window, or bounds that are not whole
 * milliseconds
 * @throws EphemerisRangeError when the window or its design moments lie outside the ephemeris
 */
export function certaintyOf(window: BirthWindow, ephemeris: Ephemeris): Certainty {
  const bounds = checkedWindow(window);
  const { parts, flips } = partsOf(bounds, lineMotionIn(bounds, ephemeris));
  const spans = gateSpansOf(parts);
  const gates = recordOf(GATE_NUMBERS, (gate) =>
    gateCertaintyOf(spans, ({ wiring }) => hasGate(wiring.gates, gate)),
  );
  return {
    window: bounds,
    flips,
    parts: parts.map(({ fromUtcMs, toUtcMs }) => ({ fromUtcMs, toUtcMs })),
    type: attributeOf(spans, ({ type }) => type),
    strategy: attributeOf(spans, ({ type }) => TYPES[type].strategy),
    authority: attributeOf(spans, ({ authority }) => authority),
    definition: attributeOf(spans, ({ definition }) => definition),
    profile: attributeOf(parts, (part) => profileIn(part).id),
    incarnationCross: attributeOf(parts, crossIn),
    centers: recordOf(CENTER_IDS, (id) =>
      attributeOf(spans, ({ wiring }) => (hasCenter(wiring.centers, id) ? 'defined' : 'open')),
    ),
    channels: recordOfChannels(
      CHANNELS.map((_, index) =>
        attributeOf(spans, ({ wiring }) => channelStatusAt(wiring, index)),
      ),
    ),
    gates,
    pentaGates: recordOf(PENTA_GATES, (gate) => gates[gate]),
    positions: positionsOver(parts),
  };
}
