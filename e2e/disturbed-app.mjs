/*
 * Preloaded into an app under test, which is unaware of it: shifts the clock ahead and drops
 * webhook messages as the test demands.
 */
import { Server } from 'node:http';

const WEBHOOK_PATH = '/api/stripe/webhook';
const realNow = Date.now;
let aheadMs = 0;
let losesWebhooks = false;

const now = () => realNow() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  apply: (target) => Reflect.construct(target, [now()]).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});

const emit = Server.prototype.emit;
Server.prototype.emit = function emitUnlessLost(name, request, ...rest) {
  if (name === 'request' && losesWebhooks && request.url === WEBHOOK_PATH) {
    request.socket.destroy();
    return true;
  }
  return emit.call(this, name, request, ...rest);
};

process.on('message', (wish) => {
  aheadMs = wish.aheadMs;
  losesWebhooks = wish.losesWebhooks;
  process.send?.('done');
});
// Exit with the test, so that no app is left running.
process.on('disconnect', () => process.exit());
