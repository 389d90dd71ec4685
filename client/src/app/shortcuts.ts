import { paths } from '#client/lib/paths.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';

/** A page that "g" and a second key go to. */
export interface GoTo {
  readonly key: string;
  readonly label: string;
  readonly href: string;
}

const HOME: GoTo = { key: 'h', label: 'Home', href: paths.start };
const LIBRARY: GoTo = { key: 'l', label: 'Library', href: paths.library.root };
const FOR_VISITORS: readonly GoTo[] = [HOME, LIBRARY];
const FOR_PEOPLE: readonly GoTo[] = [
  HOME,
  { key: 'c', label: 'Chart history', href: paths.charts },
  { key: 't', label: 'Team', href: paths.team.pattern },
  LIBRARY,
];

/** Where "g" leads. */
export function goToOf(user: CurrentUser | null): readonly GoTo[] {
  return user === null ? FOR_VISITORS : FOR_PEOPLE;
}
