import * as z from 'zod/mini';
import { GLOBAL_ROLES } from '../domain/roles.ts';
import { route } from './route.ts';

const Role = z.enum(GLOBAL_ROLES);

export const CurrentUser = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  globalRole: Role,
  /** One entry per team account the person belongs to. */
  teams: z.array(
    z.object({ role: Role, teamAccount: z.object({ id: z.string(), name: z.string() }) }),
  ),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const getCurrentUser = route({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in person with role and team memberships; 401 when signed out',
  access: 'user',
  reply: CurrentUser,
  errors: [],
});
