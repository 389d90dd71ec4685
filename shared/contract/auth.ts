import * as z from 'zod/mini';
import { CLOCKS } from '../domain/clock.ts';
import { GLOBAL_ROLES } from '../domain/roles.ts';
import { route } from './route.ts';

const Role = z.enum(GLOBAL_ROLES);

export const Preferences = z.strictObject({
  /** How times are formatted; null for the locale's default. */
  clock: z.nullable(z.enum(CLOCKS)),
  /** Whether an email reports a sign-in with a new browser; absent where no email is sent. */
  signInLetters: z.optional(z.boolean()),
});
export type Preferences = z.infer<typeof Preferences>;

const ChangedPreferences = z
  .partial(Preferences)
  .check(z.refine((changed) => Object.keys(changed).length > 0, 'Choose something'));
/** What is left out stays as it is. */
export type ChangedPreferences = z.infer<typeof ChangedPreferences>;

export const CurrentUser = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  globalRole: Role,
  ...Preferences.shape,
  /** One entry per team account the person belongs to. */
  teams: z.array(
    z.object({ role: Role, teamAccount: z.object({ id: z.string(), name: z.string() }) }),
  ),
  /** When the account is deleted; absent unless the person asked for it. */
  deletionDueAt: z.optional(z.iso.datetime()),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const getCurrentUser = route({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in person with role and team memberships; 401 when signed out',
  access: 'user',
  isKeptOffline: true,
  isForLeaving: true,
  reply: CurrentUser,
  example: {
    id: '7d0f2f0e-6c80-4a7d-9a3a-1f3a0a6d1c01',
    email: 'person@demo.example',
    firstName: 'Pat',
    lastName: 'Person',
    globalRole: 'regular_user',
    clock: null,
    teams: [],
  } satisfies CurrentUser,
  errors: [],
});

export const setPreferences = route({
  method: 'PUT',
  path: '/api/user/preferences',
  summary: 'How times are told, and whether an email tells of sign-ins with a new browser',
  access: 'user',
  body: ChangedPreferences,
  reply: Preferences,
  errors: [],
});
