import type { FieldErrors } from '../rules/field-errors.ts';
import type { SafetyNotice } from './safety.ts';

/**
 * The forms that work without a script: the page's own address takes what the browser itself sends.
 */
export type FormName =
  | 'login'
  | 'register'
  | 'forgot'
  | 'reset'
  | 'recover'
  | 'contact'
  | 'asked'
  | 'no-mails';

/** What became of such a form. The page that answers the post shows it. */
export interface FormAnswer {
  form: FormName;
  /** What was typed, by field, but no password. */
  values: Record<string, string>;
  /** One sentence a field. */
  errors: FieldErrors;
  /** What is wrong with all of it; null where every fault stands at its field. */
  problem: { title: string; message: string } | null;
  /**
   * Said in the form's place once it has done its work: the service's sentence, or the reference of
   * a message.
   */
  done: string | null;
  /** What is to be read before going on: which ways in ended with the old password. */
  ended: string | null;
  safetyNotice: SafetyNotice | null;
}
