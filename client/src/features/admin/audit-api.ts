import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { call } from '#client/lib/api.ts';
import { exportAuditLog, listAuditLog } from '#shared/contract/audit.ts';
import { AUDIT_ACTIONS, AUDIT_OBJECTS } from '#shared/domain/audit.ts';

/** The filters as strings, empty when unset; days are YYYY-MM-DD, both inclusive. */
export interface AuditFilter {
  readonly action: string;
  readonly objectType: string;
  readonly accountId: string;
  readonly actorId: string;
  readonly objectId: string;
  readonly from: string;
  readonly to: string;
  /** Where the page starts; empty for the newest entries. */
  readonly cursor: string;
}

export const AUDIT_FILTERS = [
  'action',
  'objectType',
  'accountId',
  'actorId',
  'objectId',
  'from',
  'to',
  'cursor',
] as const satisfies (keyof AuditFilter)[];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The start of a day in the reader's zone, as an instant; undefined for an invalid day. */
function startOf(day: string, daysLater = 0): string | undefined {
  const start = new Date(`${day}T00:00:00`).getTime();
  return Number.isNaN(start) ? undefined : new Date(start + daysLater * DAY_MS).toISOString();
}

/** Maps the filters to the query; invalid values are ignored. */
function queryOf(filter: AuditFilter) {
  const action = AUDIT_ACTIONS.find((one) => one === filter.action);
  const objectType = AUDIT_OBJECTS.find((one) => one === filter.objectType);
  const from = startOf(filter.from);
  const to = startOf(filter.to, 1);
  return {
    ...(action ? { action } : {}),
    ...(objectType ? { objectType } : {}),
    ...(filter.accountId ? { accountId: filter.accountId } : {}),
    ...(filter.actorId ? { actorId: filter.actorId } : {}),
    ...(filter.objectId ? { objectId: filter.objectId } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** One page of the audit log. */
export const auditPage = (filter: AuditFilter) =>
  queryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ signal }) => {
      const { cursor } = filter;
      const query = { ...queryOf(filter), ...(cursor ? { cursor } : {}) };
      return call(listAuditLog, { query }, signal);
    },
    // Others act all the time: refetch a page whenever it is opened.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The CSV file of all entries that match the filters, on every page. */
export function auditFileHref(filter: AuditFilter): string {
  const query = new URLSearchParams(queryOf(filter));
  return query.size > 0 ? `${exportAuditLog.path}?${query}` : exportAuditLog.path;
}

/** The filters, stored in the URL. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const read = (name: keyof AuditFilter) => params.get(name) ?? '';
  const filter: AuditFilter = {
    action: read('action'),
    objectType: read('objectType'),
    accountId: read('accountId'),
    actorId: read('actorId'),
    objectId: read('objectId'),
    from: read('from'),
    to: read('to'),
    cursor: read('cursor'),
  };

  /** Changing a filter returns to the newest entries. */
  function change(changes: Partial<AuditFilter>) {
    const next = { ...filter, cursor: '', ...changes };
    setParams(() => {
      const kept = new URLSearchParams();
      for (const name of AUDIT_FILTERS) if (next[name]) kept.set(name, next[name]);
      return kept;
    });
  }

  return { filter, change };
}
