/** The rows of a part that a machine judges, alone or before people. The compiler finds a row without a check. */
export type MachineRow<Part> = {
  [Id in keyof Part]: Part[Id] extends { readonly by: 'machine' | 'both' } ? Id : never;
}[keyof Part];
