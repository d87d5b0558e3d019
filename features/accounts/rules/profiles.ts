/** Whether a full name is too short to be one: less than 2 characters (applicant specification, section 5). */
export const isNameTooShort = (name: string): boolean => name.trim().length < 2;
