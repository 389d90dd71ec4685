import React from 'react';

/*
 * In development, React records a stack trace for most elements it creates, to be shown beside warnings:
 * a tenth of the time of these tests, which fail on any warning without it. It stops at a number of them,
 * which is set back every second.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (
  typeof internals === 'object' &&
  internals !== null &&
  'recentlyCreatedOwnerStacks' in internals
) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
}
