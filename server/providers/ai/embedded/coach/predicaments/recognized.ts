import type { Predicament } from './predicament.ts';
import { WITH_BOSSES } from './with-bosses.data.ts';
import { WITH_CLIENTS } from './with-clients.data.ts';
import { WITH_COLLEAGUES } from './with-colleagues.data.ts';
import { WITH_ONESELF } from './with-oneself.data.ts';

/** The predicaments of one person. */
export const PREDICAMENTS: readonly Predicament[] = [
  ...WITH_BOSSES,
  ...WITH_COLLEAGUES,
  ...WITH_CLIENTS,
  ...WITH_ONESELF,
];
