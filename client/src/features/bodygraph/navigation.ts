import type { CenterId } from '#shared/engine/centers.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { centerLayout, centerOrder, gatePlaces } from './layout.ts';

/** A part of the picture that can be focused, hovered or selected. */
export type Spot =
  | { readonly kind: 'center'; readonly center: CenterId }
  | { readonly kind: 'gate'; readonly gate: GateNumber };

export const gateSpot = (gate: GateNumber): Spot => ({ kind: 'gate', gate });
export const centerSpot = (center: CenterId): Spot => ({ kind: 'center', center });

export function isSameSpot(a: Spot | null, b: Spot | null): boolean {
  return spotKey(a) === spotKey(b);
}

/** A unique key for each spot; valid in an attribute or a React key. */
export function spotKey(spot: Spot | null): string {
  if (!spot) return '';
  return spot.kind === 'gate' ? `gate-${spot.gate}` : `center-${spot.center}`;
}

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The visually next center. A missing direction means the edge of the picture. */
const NEIGHBOURS: Readonly<Record<CenterId, Readonly<Partial<Record<Arrow, CenterId>>>>> = {
  head: { ArrowDown: 'ajna' },
  ajna: { ArrowUp: 'head', ArrowDown: 'throat' },
  throat: { ArrowUp: 'ajna', ArrowDown: 'g', ArrowLeft: 'spleen', ArrowRight: 'heart' },
  g: { ArrowUp: 'throat', ArrowDown: 'sacral', ArrowLeft: 'spleen', ArrowRight: 'heart' },
  heart: { ArrowUp: 'throat', ArrowDown: 'solarPlexus', ArrowLeft: 'g', ArrowRight: 'solarPlexus' },
  spleen: { ArrowUp: 'g', ArrowDown: 'root', ArrowRight: 'sacral' },
  sacral: { ArrowUp: 'g', ArrowDown: 'root', ArrowLeft: 'spleen', ArrowRight: 'solarPlexus' },
  solarPlexus: { ArrowUp: 'heart', ArrowDown: 'root', ArrowLeft: 'sacral' },
  root: { ArrowUp: 'sacral', ArrowLeft: 'spleen', ArrowRight: 'solarPlexus' },
};

export type KeyAction =
  | { readonly kind: 'focus'; readonly spot: Spot }
  | { readonly kind: 'choose'; readonly spot: Spot }
  | { readonly kind: 'dismiss' };

/**
 * A key's effect on a focused spot: arrow keys move between centers, or around the gates of one;
 * Enter enters a center and opens a gate's card; Space opens either; Escape closes an open card
 * first, then moves up. Null leaves the key to the page.
 */
export function keyAction(spot: Spot, key: string, isCardOpen: boolean): KeyAction | null {
  if (key === ' ') return { kind: 'choose', spot };
  if (key === 'Escape' && isCardOpen) return { kind: 'dismiss' };
  const next = spot.kind === 'center' ? centerStep(spot.center, key) : gateStep(spot.gate, key);
  if (next) return { kind: 'focus', spot: next };
  return key === 'Enter' && spot.kind === 'gate' ? { kind: 'choose', spot } : null;
}

function centerStep(center: CenterId, key: string): Spot | null {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      return centerSpot(NEIGHBOURS[center][key] ?? center);
    case 'Home':
      return at(centerOrder, 0, centerSpot);
    case 'End':
      return at(centerOrder, -1, centerSpot);
    case 'Enter':
      return at(centerLayout(center).gates, 0, gateSpot);
    default:
      return null;
  }
}

function gateStep(gate: GateNumber, key: string): Spot | null {
  const center = gatePlaces[gate].center;
  const gates = centerLayout(center).gates;
  const index = gates.indexOf(gate);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return at(gates, (index + 1) % gates.length, gateSpot);
    case 'ArrowLeft':
    case 'ArrowUp':
      return at(gates, index - 1, gateSpot);
    case 'Home':
      return at(gates, 0, gateSpot);
    case 'End':
      return at(gates, -1, gateSpot);
    case 'Escape':
      return centerSpot(center);
    default:
      return null;
  }
}

function at<T>(list: readonly T[], index: number, toSpot: (entry: T) => Spot): Spot | null {
  const entry = list.at(index);
  return entry === undefined ? null : toSpot(entry);
}
