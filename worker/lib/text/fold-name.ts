/**
 * The form in which names and addresses are compared: two that a reader would take for the same are
 * equal. Compatibility forms (full-width letters, ligatures) and case are folded; what is shown
 * stays as typed.
 */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}
