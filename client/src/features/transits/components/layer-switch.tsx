import { useId } from 'react';

export const LAYERS = ['chart', 'sky', 'both'] as const;
export type Layer = (typeof LAYERS)[number];

const NAMES: Readonly<Record<Layer, string>> = { chart: 'Chart', sky: 'Sky', both: 'Both' };

interface LayerSwitchProps {
  layer: Layer;
  onChange: (layer: Layer) => void;
}

/** What the picture shows: the chart, the sky, or both. */
export function LayerSwitch({ layer, onChange }: LayerSwitchProps) {
  const name = useId();
  return (
    <fieldset className="mx-auto grid w-full max-w-xs grid-cols-3 rounded-md border border-line-strong p-1 print:hidden">
      <legend className="sr-only">What the picture shows</legend>
      {LAYERS.map((one) => (
        <label
          key={one}
          className="relative flex min-h-9 cursor-pointer items-center justify-center rounded-sm text-sm font-medium has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            checked={one === layer}
            onChange={() => onChange(one)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {NAMES[one]}
        </label>
      ))}
    </fieldset>
  );
}
