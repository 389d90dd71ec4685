import { type CenterSet, hasCenter } from './centers.ts';
import type { TypeName } from './human-type.ts';

/** In order of precedence. */
export const AUTHORITY_NAMES = [
  'Emotional',
  'Sacral',
  'Splenic',
  'Ego Manifested',
  'Ego Projected',
  'Self-Projected',
  'Mental / Environmental',
  'Lunar',
] as const;
export type AuthorityName = (typeof AUTHORITY_NAMES)[number];

/** The types that can have an authority: exactly these pairs occur. */
export const TYPES_OF_AUTHORITY: Readonly<Record<AuthorityName, readonly TypeName[]>> = {
  Emotional: ['Manifestor', 'Generator', 'Manifesting Generator', 'Projector'],
  Sacral: ['Generator', 'Manifesting Generator'],
  Splenic: ['Manifestor', 'Projector'],
  'Ego Manifested': ['Manifestor'],
  'Ego Projected': ['Projector'],
  'Self-Projected': ['Projector'],
  'Mental / Environmental': ['Projector'],
  Lunar: ['Reflector'],
};

/** The authority, from the components of the defined centers; the first rule that fits decides. */
export function authorityOf(components: readonly CenterSet[]): AuthorityName {
  const defined = components.reduce((all, component) => all | component, 0);
  if (components.length === 0) return 'Lunar';
  if (hasCenter(defined, 'solarPlexus')) return 'Emotional';
  if (hasCenter(defined, 'sacral')) return 'Sacral';
  if (hasCenter(defined, 'spleen')) return 'Splenic';
  if (hasCenter(defined, 'heart')) {
    const isWithThroat = components.some(
      (component) => hasCenter(component, 'heart') && hasCenter(component, 'throat'),
    );
    return isWithThroat ? 'Ego Manifested' : 'Ego Projected';
  }
  return hasCenter(defined, 'g') ? 'Self-Projected' : 'Mental / Environmental';
}
