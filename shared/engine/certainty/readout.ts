import { BODY_IDS, SIDES } from '../bodies.ts';
import { CENTER_IDS } from '../centers.ts';
import { CHANNEL_IDS } from '../channels.ts';
import type { DerivedChart } from '../chart.ts';
import { PENTA_GATES } from '../penta-matrix.ts';
import { GATE_NUMBERS } from '../wheel.ts';
import type { Attribute, GateCertainty } from './attribute.ts';
import type { Certainty } from './certainty.ts';

/** Every attribute of a `Certainty` by name, with the value of one instant. */
export type Readout = Readonly<Record<string, string | boolean | undefined>>;

function valueAt<V>(attribute: Attribute<V>, utcMs: number): V | undefined {
  if (attribute.kind === 'stable') return attribute.value;
  return attribute.intervals.find((span) => utcMs >= span.fromUtcMs && utcMs < span.toUtcMs)?.value;
}

function isActiveAt({ spans }: GateCertainty, utcMs: number): boolean {
  return spans.some(({ fromUtcMs, toUtcMs }) => utcMs >= fromUtcMs && utcMs < toUtcMs);
}

/** What a certainty says about an instant; undefined where it says nothing. */
export function readoutAt(certainty: Certainty, utcMs: number): Readout {
  const at = <V>(attribute: Attribute<V>) => valueAt(attribute, utcMs);
  const readout: Record<string, string | boolean | undefined> = {
    type: at(certainty.type),
    strategy: at(certainty.strategy),
    authority: at(certainty.authority),
    definition: at(certainty.definition),
    profile: at(certainty.profile),
    incarnationCross: at(certainty.incarnationCross),
  };
  for (const id of CENTER_IDS) readout[id] = at(certainty.centers[id]);
  for (const id of CHANNEL_IDS) readout[id] = at(certainty.channels[id]);
  for (const gate of GATE_NUMBERS) {
    readout[`gate ${gate}`] = isActiveAt(certainty.gates[gate], utcMs);
  }
  for (const gate of PENTA_GATES) {
    readout[`Penta ${gate}`] = isActiveAt(certainty.pentaGates[gate], utcMs);
  }
  for (const side of SIDES) {
    for (const body of BODY_IDS) {
      readout[`${side} ${body}`] = at(certainty.positions[side][body]);
    }
  }
  return readout;
}

/** The same attributes read off a computed chart. */
export function readoutOf(chart: DerivedChart): Readout {
  const readout: Record<string, string | boolean> = {
    type: chart.type,
    strategy: chart.strategy,
    authority: chart.authority,
    definition: chart.definition,
    profile: chart.profile.id,
    incarnationCross: chart.incarnationCross.fullName,
  };
  for (const id of CENTER_IDS) {
    readout[id] = chart.definedCenters.includes(id) ? 'defined' : 'open';
  }
  for (const id of CHANNEL_IDS) readout[id] = chart.channelStatus[id];
  for (const gate of GATE_NUMBERS) readout[`gate ${gate}`] = chart.gateStatus[gate] !== 'none';
  for (const gate of PENTA_GATES) readout[`Penta ${gate}`] = chart.pentaGates.includes(gate);
  for (const side of SIDES) {
    for (const body of BODY_IDS) {
      const { gate, line } = chart.activations[side][body];
      readout[`${side} ${body}`] = `${gate}.${line}`;
    }
  }
  return readout;
}
