/** What the field says while it is empty (specification, section 2). */
export const placeholder = "Type a command or search...";
