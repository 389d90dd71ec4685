import { PlusIcon } from '#client/components/ui/icons.tsx';
import type { Reading } from '#shared/contract/reading.ts';
import type { Lighting } from '../evidence.ts';
import { PartButton } from './part-button.tsx';

interface OtherStrengthProps {
  also: NonNullable<Reading['also']>;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
}

/** Beside a graph, where there is room: what else a chart has of its own. */
export function OtherStrength({ also: { text, evidence }, ...light }: OtherStrengthProps) {
  return (
    <div className="first-fact first-also border-t border-line py-2.5 @max-[36rem]:hidden print:block">
      <p className="flex items-center gap-x-2 text-sm leading-[1.375rem]">
        <PlusIcon className="size-4.5 shrink-0 text-coral" />
        <span className="font-medium">Another strength</span>
        <span className="figures text-[0.8125rem] text-muted">
          <PartButton evidence={evidence} {...light} />
        </span>
      </p>
      <p className="first-answer mt-1 text-base leading-6 font-medium text-pretty @min-[54rem]:text-[1.0625rem]">
        {text}
      </p>
    </div>
  );
}
