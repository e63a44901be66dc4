ALTER TABLE "bookings" ADD COLUMN "person_id" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "person_name" text;