CREATE TABLE "imported_customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imported_customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" bigint NOT NULL,
	"import_id" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search_text" text,
	"search_keys" integer[],
	"phone_key" text GENERATED ALWAYS AS (CASE WHEN length(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) >= 6 THEN right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 9) END) STORED,
	"customer_key" uuid GENERATED ALWAYS AS (md5(coalesce(nullif(lower(email), ''), CASE WHEN length(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) >= 6 THEN right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 9) END))::uuid) STORED
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" text,
	"choice" jsonb NOT NULL,
	"entries" text,
	"position" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone
);
--> statement-breakpoint
DROP VIEW "public"."customer_records";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "import_id" bigint;--> statement-breakpoint
ALTER TABLE "imported_customers" ADD CONSTRAINT "imported_customers_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_customers" ADD CONSTRAINT "imported_customers_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_customers_website_id_created_at_idx" ON "imported_customers" USING btree ("website_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "imported_customers_import_id_idx" ON "imported_customers" USING btree ("import_id") WHERE "imported_customers"."import_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_customers_key" ON "imported_customers" USING btree ("website_id","customer_key","import_id");--> statement-breakpoint
CREATE INDEX "imported_customers_search_keys_idx" ON "imported_customers" USING gin ("search_keys") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "imported_customers_unfilled_idx" ON "imported_customers" USING btree ("id") WHERE "imported_customers"."search_text" IS NULL;--> statement-breakpoint
CREATE INDEX "imported_customers_website_id_customer_key_idx" ON "imported_customers" USING btree ("website_id","customer_key","created_at");--> statement-breakpoint
CREATE INDEX "imported_customers_website_id_phone_key_idx" ON "imported_customers" USING btree ("website_id","phone_key","customer_key") WHERE "imported_customers"."phone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "imports_website_id_created_at_idx" ON "imports" USING btree ("website_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_open_key" ON "imports" USING btree ("website_id") WHERE "imports"."state" IN ('draft', 'running', 'takingBack');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_import_id_idx" ON "bookings" USING btree ("import_id") WHERE "bookings"."import_id" IS NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."customer_records" AS (
  SELECT website_id, customer_key, phone_key, created_at, customer_name AS name, customer_email AS email, customer_phone AS phone,
    search_text, search_keys, false AS is_imported
  FROM bookings
  UNION ALL
  SELECT website_id, customer_key, phone_key, created_at, customer_name AS name, customer_email AS email, customer_phone AS phone,
    search_text, search_keys, false AS is_imported
  FROM orders
  UNION ALL
  SELECT website_id, customer_key, phone_key, created_at, name AS name, email AS email, phone AS phone,
    search_text, search_keys, false AS is_imported
  FROM contact_submissions
  UNION ALL
  SELECT website_id, customer_key, phone_key, created_at, name AS name, email AS email, phone AS phone,
    search_text, search_keys, true AS is_imported
  FROM imported_customers);