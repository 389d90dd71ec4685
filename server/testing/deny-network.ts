import { Socket } from 'node:net';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;
const connect = Socket.prototype.connect;

/** The host, for each of `connect`'s signatures; undefined for pipes and unix sockets. */
function hostOf(args: readonly unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null && 'port' in first) {
    return 'host' in first && typeof first.host === 'string' ? first.host : 'localhost';
  }
  return typeof first === 'number' && typeof second === 'string' ? second : undefined;
}

// Tests connect to this machine only; anything else would make them depend on the outside world.
// Files that share a process run this once each.
if (connect.name !== 'denied') {
  Socket.prototype.connect = function denied(this: Socket, ...args: unknown[]) {
    const host = hostOf(args);
    if (host !== undefined && !LOOPBACK.test(host)) {
      throw new Error(`A test tried to reach ${host}`);
    }
    return Reflect.apply(connect, this, args);
  } as typeof connect;
}
