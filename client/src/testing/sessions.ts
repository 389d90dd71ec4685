import { getCurrentUser } from '#shared/contract/auth.ts';
import { refuses, replies } from './mock-api.ts';
import { personWith } from './samples.ts';

/** A regular person without a team. */
export const signedIn = replies(getCurrentUser, personWith());

export const signedOut = refuses(getCurrentUser, 401, { code: 'auth.required' });

export const asMaster = replies(getCurrentUser, personWith({ globalRole: 'master_admin' }));
