import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { localToday } from '#frontend/features/goals/list/goal-dates.rules.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { useGoalToShare } from '#frontend/state/share-goal.state.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import { GOAL_PARTS, type GoalPart } from '#schema/urls/page-paths.ts';
import { openAtFirst, readView } from './goal-view.rules.ts';

type Changes = Record<string, string | number | null | undefined>;

/** The query of an address with some of its parts set, or left out where they are empty. */
export function withParts(search: string, changes: Changes): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value == null || value === '') params.delete(name);
    else params.set(name, String(value));
  }
  const query = params.toString();
  return query && `?${query}`;
}

/** `#goal-12`, as links to a goal were written before each had an address. */
function goalInHash(): number | undefined {
  const [, id] = /^#goal-(\d{1,15})$/.exec(window.location.hash) ?? [];
  return id ? Number(id) : undefined;
}

/**
 * What the address says about the list of goals, and which cards stand open. On a wide screen one
 * goal is shown beside the list, on a narrow one those that are open stand in it.
 */
export function useGoalBoard(goals: Goal[]) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const askedId = Number(params.get('goal')) || undefined;
  const askedPart = params.get('part');
  const part = GOAL_PARTS.find((name) => name === askedPart);
  const hrefOf = (changes: Changes) => `${path}${withParts(search, changes)}`;
  const replace = (changes: Changes) => navigate(hrefOf(changes), { replace: true });

  // A goal that was unfolded stays unfolded after its last task is ticked, until the person folds
  // it.
  const [opened, setOpened] = useState<Record<number, boolean>>(() =>
    Object.fromEntries(openAtFirst(goals, localToday()).map((id) => [id, true])),
  );
  useEffect(() => {
    if (askedId !== undefined) setOpened((before) => ({ ...before, [askedId]: true }));
  }, [askedId]);

  // A goal that was just set is the one to look at.
  const newest = goals[0]?.id ?? 0;
  const [known, setKnown] = useState(newest);
  useEffect(() => {
    if (newest <= known) return;
    setKnown(newest);
    setOpened((before) => ({ ...before, [newest]: true }));
    if (askedId !== undefined) navigate(path, { replace: true });
  }, [newest, known, askedId, path, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an old link is read once.
  useEffect(() => {
    const id = goalInHash();
    if (id !== undefined) replace({ goal: id, part: null });
  }, []);

  // The dialog for sharing has its address while it is open.
  const isSharing = useGoalToShare() !== null;
  const [wasSharing, setWasSharing] = useState(false);
  useEffect(() => {
    setWasSharing(isSharing);
    if (wasSharing && !isSharing && part === 'share') replace({ part: null });
  });

  return {
    view: readView(params),
    askedId,
    part,
    isOpen: (id: number, byDefault = false) => id === askedId || (opened[id] ?? byDefault),
    hrefTo: (goalId: number, to: GoalPart | null = null) => hrefOf({ goal: goalId, part: to }),
    look: (changes: Changes) => replace(changes),
    close: (id: number) => {
      setOpened((before) => ({ ...before, [id]: false }));
      if (id === askedId) replace({ goal: null, part: null });
    },
  };
}

export type GoalBoard = ReturnType<typeof useGoalBoard>;
