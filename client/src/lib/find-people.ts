import { PeopleQuery, searchUsers } from '#shared/contract/members.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import { call } from './api.ts';

export type FoundPerson = RouteReply<typeof searchUsers>[number];

/** The rules of a search, as the server has them. */
export const SearchTerm = PeopleQuery.shape.q;

export const PEOPLE_QUERY_MAX = 200;

/** Finds people by email or name; nothing of it is kept. */
export function findPeople(q: string): Promise<FoundPerson[]> {
  return call(searchUsers, { query: { q } });
}
