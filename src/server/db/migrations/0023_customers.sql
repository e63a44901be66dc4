CREATE TABLE "customer_cards" (
	"website_id" bigint NOT NULL,
	"key" uuid NOT NULL,
	"person" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"minutes" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_cards_website_id_key_pk" PRIMARY KEY("website_id","key")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "no_show" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (CASE WHEN length(regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g')) >= 6 THEN right(regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g'), 9) END) STORED;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "customer_key" uuid GENERATED ALWAYS AS (md5(coalesce(nullif(lower(customer_email), ''), CASE WHEN length(regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g')) >= 6 THEN right(regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g'), 9) END))::uuid) STORED;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (CASE WHEN length(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) >= 6 THEN right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 9) END) STORED;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "customer_key" uuid GENERATED ALWAYS AS (md5(coalesce(nullif(lower(email), ''), CASE WHEN length(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) >= 6 THEN right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 9) END))::uuid) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (CASE WHEN length(regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g')) >= 6 THEN right(regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g'), 9) END) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_key" uuid GENERATED ALWAYS AS (md5(coalesce(nullif(lower(customer_email), ''), CASE WHEN length(regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g')) >= 6 THEN right(regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g'), 9) END))::uuid) STORED;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "retention_months" integer;--> statement-breakpoint
ALTER TABLE "customer_cards" ADD CONSTRAINT "customer_cards_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_cards_website_id_person_idx" ON "customer_cards" USING btree ("website_id","person");--> statement-breakpoint
CREATE INDEX "customer_cards_saved_at_idx" ON "customer_cards" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "bookings_website_id_customer_key_idx" ON "bookings" USING btree ("website_id","customer_key","created_at");--> statement-breakpoint
CREATE INDEX "bookings_website_id_phone_key_idx" ON "bookings" USING btree ("website_id","phone_key","customer_key") WHERE "bookings"."phone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_submissions_website_id_customer_key_idx" ON "contact_submissions" USING btree ("website_id","customer_key","created_at");--> statement-breakpoint
CREATE INDEX "contact_submissions_website_id_phone_key_idx" ON "contact_submissions" USING btree ("website_id","phone_key","customer_key") WHERE "contact_submissions"."phone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_website_id_customer_key_idx" ON "orders" USING btree ("website_id","customer_key","created_at");--> statement-breakpoint
CREATE INDEX "orders_website_id_phone_key_idx" ON "orders" USING btree ("website_id","phone_key","customer_key") WHERE "orders"."phone_key" IS NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."customer_records" AS (
  SELECT website_id, customer_key, phone_key, created_at, customer_name AS name, customer_email AS email, customer_phone AS phone,
    search_text, search_keys
  FROM bookings
  UNION ALL
  SELECT website_id, customer_key, phone_key, created_at, customer_name AS name, customer_email AS email, customer_phone AS phone,
    search_text, search_keys
  FROM orders
  UNION ALL
  SELECT website_id, customer_key, phone_key, created_at, name AS name, email AS email, phone AS phone,
    search_text, search_keys
  FROM contact_submissions);--> statement-breakpoint
-- Who sent a record stands in a line of its own from here on: the server writes both columns anew.
UPDATE "bookings" SET "search_text" = NULL, "search_keys" = NULL WHERE "search_text" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "search_text" = NULL, "search_keys" = NULL WHERE "search_text" IS NOT NULL;--> statement-breakpoint
UPDATE "contact_submissions" SET "search_text" = NULL, "search_keys" = NULL WHERE "search_text" IS NOT NULL;
