import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request } from 'express';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The network of an address: an IPv4 address itself; of IPv6 the first 64 bits, since a household
 * owns the whole /64.
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

/** The caller's key for counting: the person, or a hash of the network. */
export function callerOf(req: Pick<Request, 'user' | 'ip'>, secret: string): string {
  if (req.user) return req.user.id;
  const network = networkOf(req.ip ?? '');
  return createHmac('sha256', secret).update(network).digest('base64url');
}
