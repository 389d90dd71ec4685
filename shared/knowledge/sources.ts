import { type AuthorityName, TYPES_OF_AUTHORITY } from '../engine/authority.ts';
import { CENTERS, type CenterId } from '../engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId } from '../engine/channels.ts';
import { DEFINITIONS, type Definition } from '../engine/definition.ts';
import { GATES } from '../engine/gates.ts';
import { TYPES, type TypeName } from '../engine/human-type.ts';
import {
  PENTA_CHANNELS,
  PENTA_GATES,
  PENTA_UPPER,
  type PentaChannel,
  type PentaGate,
} from '../engine/penta-matrix.ts';
import { LINE_NAMES, type Profile } from '../engine/profile.ts';
import type { GateNumber, Line } from '../engine/wheel.ts';
import { PENTA_TEXTS } from './penta-texts.data.ts';

/* The facts that a text is based on, one line each, taken from the engine's tables. */

/** "gate 34: Sacral, Power; channels 10-34, 20-34, 34-57" */
export function sourceOfGate(gate: GateNumber): string {
  const { center, name, channels } = GATES[gate];
  const noun = channels.length === 1 ? 'channel' : 'channels';
  return `gate ${gate}: ${CENTERS[center].name}, ${name}; ${noun} ${channels.join(', ')}`;
}

/** "channel 10-34: G Center to Sacral, Exploration; Centering, Individual; Generated" */
export function sourceOfChannel(id: ChannelId): string {
  const { centers, name, circuit, group, energyType } = CHANNEL_BY_ID[id];
  const [from, to] = centers;
  const link = `${CENTERS[from].name} to ${CENTERS[to].name}`;
  return `channel ${id}: ${link}, ${name}; ${circuit}, ${group}; ${energyType}`;
}

/** "center Root: pressure, motor; gates 19, 38, …" */
export function sourceOfCenter(id: CenterId): string {
  const { name, roles, gates } = CENTERS[id];
  return `center ${name}: ${roles.join(', ')}; gates ${gates.join(', ')}`;
}

/** "type Projector: signature Success; not-self Bitterness; career type Advisor" */
export function sourceOfType(type: TypeName): string {
  const { signature, notSelf, careerType } = TYPES[type];
  return `type ${type}: signature ${signature}; not-self ${notSelf}; career type ${careerType}`;
}

/** "strategy of Generator: Wait to respond" */
export function sourceOfStrategy(type: TypeName): string {
  return `strategy of ${type}: ${TYPES[type].strategy}`;
}

/** "authority Splenic: Manifestor, Projector" */
export function sourceOfAuthority(authority: AuthorityName): string {
  return `authority ${authority}: ${TYPES_OF_AUTHORITY[authority].join(', ')}`;
}

/** "profile 5/1: Heretic/Investigator; Left Angle" */
export function sourceOfProfile({ id, name, angle }: Profile): string {
  return `profile ${id}: ${name}; ${angle.name}`;
}

/** "line 1: Investigator" */
export function sourceOfLine(line: Line): string {
  return `line ${line}: ${LINE_NAMES[line]}`;
}

/** "definition Split: 2 parts" */
export function sourceOfDefinition(definition: Definition): string {
  const parts = DEFINITIONS.indexOf(definition);
  return `definition ${definition}: ${parts} ${parts === 1 ? 'part' : 'parts'}`;
}

/** "Penta gate 31: Throat; channel 7-31, upper half; Administration (high)" */
export function sourceOfPentaGate(gate: PentaGate): string {
  const { label, confidence } = PENTA_TEXTS[gate];
  const channel = PENTA_CHANNELS.find((id) => GATES[gate].channels.includes(id));
  if (channel === undefined) throw new RangeError(`Gate ${gate} is in no Penta channel`);
  const half = PENTA_UPPER.includes(channel) ? 'upper' : 'lower';
  const center = CENTERS[GATES[gate].center].name;
  return `Penta gate ${gate}: ${center}; channel ${channel}, ${half} half; ${label} (${confidence ?? 'high'})`;
}

/** "Penta channel 7-31: Administration with Planning, upper half" */
export function sourceOfPentaChannel(channel: PentaChannel): string {
  const half = PENTA_UPPER.includes(channel) ? 'upper' : 'lower';
  return `Penta channel ${channel}: ${labelsOfPentaChannel(channel).join(' with ')}, ${half} half`;
}

/** The functions of the two gates of a Penta channel, the upper one first. */
export function labelsOfPentaChannel(channel: PentaChannel): string[] {
  const gates = PENTA_GATES.filter((gate) => GATES[gate].channels.includes(channel));
  return gates.map((gate) => PENTA_TEXTS[gate].label);
}

/** "channel 10-34 between two people: Exploration, G Center to Sacral" */
export function sourceOfPairChannel(id: ChannelId): string {
  const { centers, name } = CHANNEL_BY_ID[id];
  const [from, to] = centers;
  return `channel ${id} between two people: ${name}, ${CENTERS[from].name} to ${CENTERS[to].name}`;
}
