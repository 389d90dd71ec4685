import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { CONTRACT } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';

/** The part of JSON Schema that bodies come to. */
const Shape = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  get properties() {
    return z.record(z.string(), Shape).optional();
  },
  /** False where an unknown field is refused; a schema where keys are data. */
  get additionalProperties() {
    return z.union([z.boolean(), Shape]).optional();
  },
  get items() {
    return z.union([z.boolean(), Shape]).optional();
  },
  get anyOf() {
    return z.array(Shape).optional();
  },
  get oneOf() {
    return z.array(Shape).optional();
  },
  get allOf() {
    return z.array(Shape).optional();
  },
});
type Shape = z.infer<typeof Shape>;

/** A shape and all shapes inside it, each with its path. */
function shapesIn(shape: Shape, path: string): [path: string, shape: Shape][] {
  const {
    properties = {},
    additionalProperties,
    items,
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = shape;
  const named = Object.entries(properties).map(([key, each]) => [`${path}.${key}`, each] as const);
  const unnamed = [items, additionalProperties, ...anyOf, ...oneOf, ...allOf].flatMap((each) =>
    typeof each === 'object' ? [[path, each] as const] : [],
  );
  return [[path, shape], ...[...named, ...unnamed].flatMap(([at, each]) => shapesIn(each, at))];
}

const BODIES = Object.entries<Route>(CONTRACT).flatMap(([name, { body }]) =>
  body
    ? [{ name, shape: Shape.parse(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) }]
    : [],
);

/** Columns that decide rights, money or ownership, and keys that JavaScript treats specially. */
const UNWRITABLE = [
  ...['globalRole', 'role', 'isActive', 'userId', 'ownerId', 'accountId', 'teamLimit'],
  ...['memberLimit', 'subscriptionTier', 'amount', 'accessUntil', 'stripeCustomerId'],
  ...['id', 'createdAt', '__proto__', 'constructor'],
];

/** The operations that are about such a field, each with a policy of its own. */
const WRITABLE: Readonly<Record<string, readonly string[]>> = {
  addAccountUser: ['role'],
  addViewer: ['role', 'userId'],
  createAdminAccount: ['memberLimit', 'teamLimit'],
  // Compared with the price in the catalog.
  createSubscription: ['amount'],
  // Who of the team does it.
  createTeamAction: ['ownerId'],
  // Which of one's own accounts to close or hand over.
  requestDeletion: ['accountId'],
  setActiveAccount: ['accountId'],
  updateAdminAccount: ['isActive', 'memberLimit', 'teamLimit'],
  updateTeam: ['isActive'],
  updateTeamAction: ['ownerId'],
  updateUser: ['isActive'],
};

describe.each(BODIES)('A3 the body of $name', ({ name, shape }) => {
  test('refuses unknown fields, at every depth', () => {
    const open = shapesIn(shape, name).filter(
      ([, { type, additionalProperties }]) =>
        [type].flat().includes('object') &&
        additionalProperties !== false &&
        typeof additionalProperties !== 'object',
    );
    expect(open.map(([path]) => path)).toEqual([]);
  });

  test('has no field that only the server may write', () => {
    const fields = shapesIn(shape, name).flatMap(([, { properties = {} }]) =>
      Object.keys(properties),
    );
    const found = UNWRITABLE.filter((field) => fields.includes(field));
    expect(found.toSorted()).toEqual(WRITABLE[name] ?? []);
  });
});

test('looks at the body of every operation that takes one', () => {
  expect(BODIES.length).toBeGreaterThanOrEqual(40);
});
