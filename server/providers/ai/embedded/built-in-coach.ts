import type { ChatPort } from '../port.ts';

/** Answers from the facts alone. */
export function builtInCoach(): ChatPort {
  return {
    name: 'built-in',
    model: 'built-in',
    async *reply({ facts }) {
      for (const { id, text } of facts) {
        yield { kind: 'text', text: `${text.replace(/\.$/, '')} [${id}]. ` };
      }
    },
  };
}
