/**
 * The rows of a part that a machine judges, alone or before people. With this type, the compiler reports a row without a check.
 */
export type MachineRow<Part> = {
  [Id in keyof Part]: Part[Id] extends { readonly by: 'machine' | 'both' } ? Id : never;
}[keyof Part];
