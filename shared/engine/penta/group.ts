import type { PentaGate } from '../penta-matrix.ts';
import { channelsOf, type PentaChannelHolding } from './channels.ts';
import {
  columnsOf,
  coverageOf,
  type PentaColumnCoverage,
  type PentaCoverage,
  rowsOf,
} from './coverage.ts';
import { maskOf } from './function-mask.ts';
import { holdingsOf, type PentaGateHolding } from './gates.ts';
import type { PentaColumn, PentaRow } from './links.ts';
import { functionsOf, type PentaMember } from './member.ts';
import { reachOf } from './reach.ts';
import { type PentaShare, type SingleHolderRisk, sharesOf, singleHolderRiskOf } from './shares.ts';

/** A gate without holder. */
export interface PentaGap {
  readonly gate: PentaGate;
  /** Half when the gate at the other end is held, else empty. */
  readonly channelState: 'half' | 'empty';
}

/**
 * The six channels between Throat, G Center and Sacral as a group fills them. Plain data. Members
 * are named by id in their given order, gates and channels follow the matrix. All but what is called
 * possible holds whatever the members' birth times were.
 */
export interface Penta {
  readonly memberIds: readonly string[];
  readonly gates: readonly PentaGateHolding[];
  readonly channels: readonly PentaChannelHolding[];
  readonly coverage: PentaCoverage;
  readonly columns: Readonly<Record<PentaColumn, PentaColumnCoverage>>;
  readonly rows: Readonly<Record<PentaRow, number>>;
  readonly gaps: readonly PentaGap[];
  readonly singleHolderGates: readonly PentaGate[];
  readonly members: readonly PentaShare[];
  readonly singleHolderRisk: readonly SingleHolderRisk[];
}

function gapsOf(gates: readonly PentaGateHolding[]): PentaGap[] {
  const missing = gates.filter(({ state }) => state === 'gap');
  const isMissing = maskOf(missing.map(({ gate }) => gate));
  return missing.map(({ gate, partner }) => ({
    gate,
    channelState: (isMissing & maskOf([partner])) === 0 ? 'half' : 'empty',
  }));
}

/**
 * Derives the Penta's counts for any number of people with different ids. `pentaOf` guards the
 * number for which they mean anything.
 * Source: the domain reference, sections 13 and 15.3.
 */
export function groupOf(members: readonly PentaMember[]): Penta {
  const memberIds = members.map(({ id }) => id);
  const functions = members.map(functionsOf);
  const reach = reachOf(members, functions);
  const gates = holdingsOf(members, functions);
  const channels = channelsOf(gates, memberIds, (link) => reach.canFill(link));
  const singleHolderGates = gates.filter(({ state }) => state === 'single').map(({ gate }) => gate);
  const shares = sharesOf(memberIds, functions, maskOf(singleHolderGates), channels);
  return {
    memberIds,
    gates,
    channels,
    coverage: coverageOf(gates, channels, reach),
    columns: columnsOf(gates, channels),
    rows: rowsOf(gates),
    gaps: gapsOf(gates),
    singleHolderGates,
    members: shares,
    singleHolderRisk: singleHolderRiskOf(shares),
  };
}
