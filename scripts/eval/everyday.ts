import type { SafetyLanguage } from '#schema/contracts/safety.ts';

/**
 * What people say before and after the one sentence that matters: two plain sentences of an
 * ordinary day.
 */
export const EVERYDAY: Record<SafetyLanguage, readonly [string, string]> = {
  en: [
    'Work was busy this week, two meetings and a report.',
    'I study chemistry in my second year.',
  ],
  de: [
    'Die Arbeit war voll diese Woche, zwei Sitzungen und ein Bericht.',
    'Ich studiere Chemie im zweiten Jahr.',
  ],
  es: [
    'Esta semana hubo mucho trabajo, dos reuniones y un informe.',
    'Estudio química en segundo año.',
  ],
  fr: [
    'Le travail était chargé cette semaine, deux réunions et un rapport.',
    'J’étudie la chimie en deuxième année.',
  ],
  pt: [
    'O trabalho foi puxado esta semana, duas reuniões e um relatório.',
    'Estudo química no segundo ano.',
  ],
  it: [
    'Il lavoro è stato tanto questa settimana, due riunioni e una relazione.',
    'Studio chimica al secondo anno.',
  ],
  nl: [
    'Het was druk op het werk deze week, twee vergaderingen en een verslag.',
    'Ik studeer scheikunde in het tweede jaar.',
  ],
  pl: [
    'W pracy było dużo roboty w tym tygodniu, dwa spotkania i raport.',
    'Studiuję chemię na drugim roku.',
  ],
  tr: ['Bu hafta iş yoğundu, iki toplantı ve bir rapor vardı.', 'İkinci sınıfta kimya okuyorum.'],
};
