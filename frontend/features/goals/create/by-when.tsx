import { useEffect, useRef } from 'react';
import { monthsAfter } from '#frontend/features/goals/list/goal-dates.rules.ts';
import { ChoiceChips } from '#frontend/ui/controls/choice-chips.tsx';
import type { CalendarDate } from '#schema/contracts/dates.ts';

const SPANS: Record<string, number> = { 'In 1 month': 1, 'In 3 months': 3, 'In 6 months': 6 };
const TODAY = 'Today after all';
const PROPOSE = 'You propose';

type Props = {
  today: CalendarDate;
  isPending: boolean;
  /** Without a date Eden proposes one. */
  onChoose: (targetDate: CalendarDate | undefined) => void;
};

/** The date was left as it came, and no plan fits into today by accident: by when is asked once. */
export function ByWhen({ today, isPending, onChoose }: Props) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.querySelector('button')?.focus({ preventScroll: true });
    // All of it, and not the first choice only, above the buttons that stand below.
    part.current?.scrollIntoView({ block: 'center' });
  }, []);

  const choose = (choice: string) => {
    const months = SPANS[choice];
    if (months) return onChoose(monthsAfter(today, months));
    onChoose(choice === TODAY ? today : undefined);
  };
  return (
    <div ref={part}>
      <ChoiceChips
        legend="When would you like to get there? The date above still says today."
        choices={[...Object.keys(SPANS), TODAY, PROPOSE]}
        value={undefined}
        onChoose={choose}
        disabled={isPending}
      />
    </div>
  );
}
