import * as z from 'zod/mini';
import { route } from './route.ts';

export const downloadOwnData = route({
  method: 'GET',
  path: '/api/account/data/file',
  summary: 'Everything stored about the person, as a file to keep',
  access: 'user',
  reply: z.string(),
  format: 'json',
  limit: 'report',
  errors: [],
});

export const downloadOwnArchive = route({
  method: 'GET',
  path: '/api/account/data/archive',
  summary: 'The same as a ZIP: JSON, charts as a table and as drawings, conversations as text',
  access: 'user',
  reply: z.object({ fileName: z.string(), bytes: z.instanceof(Uint8Array) }),
  format: 'zip',
  limit: 'report',
  errors: [],
});

/** A running sign-in: one browser, until it signs out or its time is over. */
export const RunningLogin = z.object({
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The one that asks. */
  isThisOne: z.boolean(),
});
export type RunningLogin = z.infer<typeof RunningLogin>;

export const listLogins = route({
  method: 'GET',
  path: '/api/account/logins',
  summary: 'Where the person is signed in, the latest sign-in first',
  access: 'user',
  reply: z.array(RunningLogin),
  errors: [],
});

export const signOutEverywhere = route({
  method: 'DELETE',
  path: '/api/account/logins',
  summary: 'Ends every sign-in of the person, this one included',
  access: 'user',
  reply: z.void(),
  status: 204,
  errors: [],
});
