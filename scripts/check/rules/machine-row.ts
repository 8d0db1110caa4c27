/**
 * The machine judges some rows of a part alone, and judges other rows before people judge them. This type has the names of all
 * these rows. With this type, the compiler reports a row without a check.
 */
export type MachineRow<Part> = {
  [Id in keyof Part]: Part[Id] extends { readonly by: 'machine' | 'both' } ? Id : never;
}[keyof Part];
