import type {
  CommandChange,
  Has,
} from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import help from '#worker/generated/help.json' with { type: 'json' };
import type { Topic } from '#worker/lib/talk/labels.ts';
import type { Occasion } from '#worker/lib/talk/reading/asked.ts';
import type { Role } from '#worker/lib/talk/reading/people.ts';

/** `content/eden/help`: what Eden says where something concrete is asked of her. */
export interface HelpWords {
  words: {
    source: string;
    leads: string[];
    leadsWith: string[];
    asks: string[];
    askWho: string;
    again: string;
    byRole: Record<Role, string[]>;
    byOccasion: Record<Occasion, string[]>;
  };
  check: {
    source: string;
    has: Record<Has, string>;
    leads: string[];
    nothing: string;
    changes: Record<CommandChange, string>;
  };
  plan: {
    asks: string[];
    setsOut: string[];
    next: string[];
    begins: string;
    one: string;
    source: string;
  };
  weigh: { setsOut: string[]; asks: string[]; askBoth: string };
  child: {
    leads: string[];
    ask: string;
    source: string;
    ages: { until: number; things: string[] }[];
    any: string[];
  };
  normal: { any: string; asks: string[]; topics: Record<Topic, { text: string; unit?: number }> };
  ideas: { leads: string[]; asks: string; step: string[] };
}

export const HELP = help as unknown as HelpWords;

export const listed = (items: readonly string[]): string =>
  items.map((item) => `• ${item}`).join('\n');
