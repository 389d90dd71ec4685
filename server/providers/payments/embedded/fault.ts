/** An error response in Stripe's format. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: object;
  /** The operation was not started, so the answer isn't stored for its idempotency key. */
  readonly isBegun: boolean;

  constructor(
    status: number,
    type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error',
    message: string,
    more: { code?: string; param?: string; decline_code?: string; isBegun?: boolean } = {},
  ) {
    super(message);
    const { isBegun = true, ...detail } = more;
    this.status = status;
    this.isBegun = isBegun;
    this.body = { error: { type, message, ...detail } };
  }
}

export function missing(kind: string, id: string, param = 'id'): StripeFault {
  return new StripeFault(
    param === 'id' ? 404 : 400,
    'invalid_request_error',
    `No such ${kind}: '${id}'`,
    { code: 'resource_missing', param },
  );
}

export function impossible(message: string, param?: string): StripeFault {
  return new StripeFault(
    400,
    'invalid_request_error',
    message,
    param === undefined ? {} : { param },
  );
}

/** Looks up a record by own key only, so that `__proto__` finds nothing. */
export function found<T>(table: Record<string, T>, kind: string, id: string, param = 'id'): T {
  const record = Object.hasOwn(table, id) ? table[id] : undefined;
  if (record === undefined) throw missing(kind, id, param);
  return record;
}
