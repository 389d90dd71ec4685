import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request } from 'express';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The network that an address counts for: an IPv4 address itself, of IPv6 the first 64 bits, since a
 * household has all the rest to itself.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Who calls, for counting: the person, or the network without telling which. */
export function callerOf(req: Request, secret: string): string {
  if (req.user) return req.user.id;
  const network = networkOf(req.ip ?? '');
  return createHmac('sha256', secret).update(network).digest('base64url');
}
