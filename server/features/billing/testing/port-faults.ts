import type { PaymentsPort } from '#server/providers/payments/port.ts';

/** Wraps the port with hooks before and after each call. */
export function around(
  port: PaymentsPort,
  before: (name: string) => void,
  after: (name: string) => void = () => {},
): PaymentsPort {
  return new Proxy(port, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own !== 'function') return own;
      return async (...args: unknown[]) => {
        before(String(name));
        const answer: unknown = await Reflect.apply(own, target, args);
        after(String(name));
        return answer;
      };
    },
  });
}
