import type { Ref } from 'react';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { CHART_SEARCH_MAX } from '#shared/contract/charts.ts';

export interface ChartSearchProps {
  text: string;
  onText: (text: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Searches charts by part of a name. */
export function ChartSearch({ text, onText, ref }: ChartSearchProps) {
  return (
    <Field label={<span className="sr-only">Search by name</span>}>
      <Input
        ref={ref}
        type="search"
        placeholder="Search by name"
        autoComplete="off"
        maxLength={CHART_SEARCH_MAX}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </Field>
  );
}
