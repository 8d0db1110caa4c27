/** A calendar year or a financial year, as editors write it: 2025, 2025-26, 2025–26 or 2025/2026. */
const YEAR = /^\d{4}(?:[-–/]\d{2,4})?$/;

export const isYear = (text: string): boolean => YEAR.test(text.trim());
