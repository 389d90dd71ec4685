import type { ReactNode, Ref } from 'react';
import { ChoiceGroup } from '#client/components/ui/choice-group.tsx';
import { VISIBILITY_LEVELS, type VisibilityLevel } from '#shared/domain/visibility.ts';
import { LEVEL_LABELS } from '../level-labels.ts';

interface LevelChoiceProps {
  /** null until the person chooses: nothing is chosen for them. */
  level: VisibilityLevel | null;
  onChoose: (level: VisibilityLevel) => void;
  error?: ReactNode;
  firstRef?: Ref<HTMLInputElement>;
}

/** How much the team sees. */
export function LevelChoice({ level, onChoose, error, firstRef }: LevelChoiceProps) {
  return (
    <ChoiceGroup
      legend="How much may your team see?"
      error={error}
      firstRef={firstRef}
      hint="You can change this or withdraw anytime."
      answers={VISIBILITY_LEVELS.map((key) => ({
        key,
        label: (
          <>
            <span className="block font-medium">{LEVEL_LABELS[key].name}</span>
            <span className="block text-sm text-muted">{LEVEL_LABELS[key].what}</span>
          </>
        ),
        isChosen: key === level,
        onChoose: () => onChoose(key),
      }))}
    />
  );
}
